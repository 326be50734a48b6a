-- Opens a file with the configuration of this folder and the server ABIDE, as `vim.lsp.enable` would. Writes the result
-- into the file ABIDE_OUT: 'all is well', or the failure.

local here = vim.fn.fnamemodify(debug.getinfo(1, 'S').source:sub(2), ':p:h')
local patience = 1000 * tonumber(vim.env.ABIDE_PATIENCE or '30')

local function check(holds, what)
  if not holds then
    error(what, 0)
  end
end

local function run()
  local config = dofile(here .. '/lsp/abide.lua')
  check(vim.deep_equal(config.cmd, { 'abide', 'lsp' }), 'the command is another')
  check(vim.tbl_contains(config.filetypes, 'mlir') and vim.tbl_contains(config.filetypes, 'tablegen'), 'a file type is missing')
  check(vim.tbl_contains(config.root_markers, 'abide.toml'), 'a root marker is missing')
  vim.fn.writefile({ 'func.func @f() -> i32 {', '  return %missing : i32', '}' }, 'registry.mlir')
  vim.cmd('edit registry.mlir')
  vim.bo.filetype = 'mlir'
  config.name, config.root_dir, config.cmd[1] = 'abide', vim.fn.getcwd(), vim.env.ABIDE
  local client = vim.lsp.start_client(config)
  vim.lsp.buf_attach_client(0, client)
  local found = vim.wait(patience, function() return #vim.diagnostic.get(0) == 1 end, 20)
  check(found, 'waited in vain for a diagnostic')
  check(vim.diagnostic.get(0)[1].code == 'mlir-undefined-value', 'the diagnostic has another code')
end

local well, problem = pcall(run)
vim.fn.writefile({ well and 'all is well' or tostring(problem) }, vim.env.ABIDE_OUT)
vim.lsp.stop_client(vim.lsp.get_active_clients())
vim.cmd('qall!')
