-- Opens a file in Neovim with the server, and looks at what a user would see. Ends with status 0 where
-- all is as it should be. Written for Neovim 0.7 and later.

local text = {
  'func.func @f(%arg: i32) -> i32 {',
  '  %sum = arith.addi %arg, %missing : i32',
  '  return %sum : i32',
  '}',
}

local function check(holds, what)
  if not holds then
    error(what, 0)
  end
end

local function wait(what, holds)
  check(vim.wait(30000, holds, 20), 'waited in vain for ' .. what)
end

local client

local function ask(method, line, column, more)
  local params = {
    textDocument = vim.lsp.util.make_text_document_params(),
    position = { line = line, character = column },
  }
  for key, value in pairs(more or {}) do
    params[key] = value
  end
  local answers = vim.lsp.buf_request_sync(0, method, params, 30000)
  check(answers and answers[client], 'no answer to ' .. method)
  return answers[client].result
end

local function run()
  vim.fn.writefile(text, 'test.mlir')
  vim.cmd('edit test.mlir')
  client = vim.lsp.start_client({ cmd = { vim.env.ABIDE_LSP }, name = 'abide', root_dir = vim.fn.getcwd() })
  check(client, 'the server does not start')
  vim.lsp.buf_attach_client(0, client)

  wait('a diagnostic', function() return #vim.diagnostic.get(0) == 1 end)
  local found = vim.diagnostic.get(0)[1]
  check(found.lnum == 1 and found.col == 26, 'the diagnostic is elsewhere')
  check(found.code == 'mlir-undefined-value', 'the diagnostic has another code')

  local hover = ask('textDocument/hover', 1, 21)
  check(hover.contents.value:find('%arg : i32', 1, true), 'hover does not say the type')

  local target = ask('textDocument/definition', 2, 10)
  target = target.range and target or target[1]
  check(target.range.start.line == 1 and target.range.start.character == 2, 'another definition')

  local edit = ask('textDocument/rename', 2, 10, { newName = 'total' })
  vim.lsp.util.apply_workspace_edit(edit, 'utf-16')
  local lines = vim.api.nvim_buf_get_lines(0, 0, -1, false)
  check(lines[2]:find('%total = ', 1, true), 'the definition is not renamed')
  check(lines[3] == '  return %total : i32', 'the use is not renamed')

  vim.api.nvim_buf_set_text(0, 1, 28, 1, 36, { '%arg' })
  wait('the diagnostic to go', function() return #vim.diagnostic.get(0) == 0 end)
end

local well, problem = pcall(run)
io.stderr:write(well and 'all is well\n' or (tostring(problem) .. '\n'))
vim.lsp.stop_client(vim.lsp.get_active_clients())
vim.cmd(well and 'qall!' or 'cquit 1')
