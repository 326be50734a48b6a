-- Starts `abide lsp` for MLIR and TableGen files, in Neovim 0.7 and later. Settings, before this is loaded:
--   vim.g.abide_cmd       the command, { 'abide', 'lsp' } where it is not set
--   vim.g.abide_settings  the server's settings (docs/language-server.md)

if vim.g.loaded_abide then
  return
end
vim.g.loaded_abide = true

local filetypes = { 'mlir', 'tablegen', 'abide-signature', 'abide-reflection' }
local markers = {
  '.git', 'abide.toml', 'tablegen_compile_commands.yml', 'lit.cfg.py', 'lit.cfg', 'CMakeLists.txt',
}

-- The action of the lens 'copy Python call'. Neovim before 0.8 has no such commands.
local copy = vim.lsp.commands and 'abide.copy' or nil
if copy then
  vim.lsp.commands[copy] = function(command)
    local text = command.arguments[1]
    vim.fn.setreg('"', text)
    if vim.fn.has('clipboard') == 1 then
      vim.fn.setreg('+', text)
    end
  end
end

-- The command of the lens '2 references': shows the places as a quickfix list.
local shows = vim.lsp.commands ~= nil
if shows then
  vim.lsp.commands['abide.showReferences'] = function(command, context)
    local client = vim.lsp.get_client_by_id(context.client_id)
    local encoding = client and client.offset_encoding or 'utf-16'
    local items = vim.lsp.util.locations_to_items(command.arguments[3], encoding)
    vim.fn.setqflist({}, ' ', { title = 'References', items = items })
    vim.cmd('botright copen')
  end
end

-- Without a file of syntax, strings, numbers and comments get their colours from the server, too.
local function has_syntax()
  return #vim.api.nvim_get_runtime_file('syntax/mlir.vim', false) > 0
end

local function config()
  return {
    name = 'abide',
    cmd = vim.g.abide_cmd or { 'abide', 'lsp' },
    init_options = vim.tbl_extend('keep', vim.g.abide_settings or vim.empty_dict(), {
      copyCommand = copy,
      showReferences = shows,
      literalTokens = not has_syntax(),
    }),
  }
end

-- The folder above a file that has one of the markers, or else that of the file.
local function root_of(file)
  local folder = vim.fn.fnamemodify(file, ':p:h')
  local above = folder
  while true do
    for _, marker in ipairs(markers) do
      local path = above .. '/' .. marker
      if vim.fn.isdirectory(path) == 1 or vim.fn.filereadable(path) == 1 then
        return above
      end
    end
    local parent = vim.fn.fnamemodify(above, ':h')
    if parent == above then
      return folder
    end
    above = parent
  end
end

-- Neovim 0.7 has no `vim.lsp.start`: one client for each root, kept here.
local clients = {}
local function start_client(options, buffer)
  local known = clients[options.root_dir]
  if not known or not vim.lsp.get_client_by_id(known) then
    known = vim.lsp.start_client(options)
    clients[options.root_dir] = known
  end
  if known then
    vim.lsp.buf_attach_client(buffer, known)
  end
end

local told = false
local function start(buffer)
  local options = config()
  if vim.fn.executable(options.cmd[1]) == 0 then
    if not told then
      local advice = 'abide: cannot find %s. Put abide on the PATH, or set vim.g.abide_cmd.'
      vim.notify(advice:format(options.cmd[1]), vim.log.levels.WARN)
    end
    told = true
    return
  end
  options.root_dir = root_of(vim.api.nvim_buf_get_name(buffer))
  if vim.lsp.start then
    vim.lsp.start(options, { bufnr = buffer })
  else
    start_client(options, buffer)
  end
end

if vim.lsp.config and vim.lsp.enable then
  local options = config()
  options.filetypes = filetypes
  options.root_markers = markers
  vim.lsp.config('abide', options)
  vim.lsp.enable('abide')
else
  vim.api.nvim_create_autocmd('FileType', {
    group = vim.api.nvim_create_augroup('abide', {}),
    pattern = filetypes,
    callback = function(event)
      start(event.buf)
    end,
  })
end
