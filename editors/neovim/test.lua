-- Opens files in Neovim with the plugin of this folder and the server ABIDE, and checks the user's
-- view. Writes the result into the file ABIDE_OUT: 'all is well', or the failures. With ABIDE_NEW,
-- `vim.lsp.config` and `vim.lsp.enable` of Neovim 0.11 are emulated if they are missing.

local text = {
  'func.func @f(%arg: i32) -> i32 {',
  '  %sum = arith.addi %arg, %missing : i32',
  '  return %sum : i32',
  '}',
}

local machine = {
  'class Register<int number> {',
  '  int Encoding = !add(number, 16);',
  '}',
  'def R1 : Register<1>;',
}

local uses_machine = {
  'include "machine.td"',
  'def uses {',
  '  Register Left = R1;',
  '  Register Right = R9;',
  '}',
}

-- How long a user waits for something to appear, in milliseconds.
local patience = 1000 * tonumber(vim.env.ABIDE_PATIENCE or '30')
local here = vim.fn.fnamemodify(debug.getinfo(1, 'S').source:sub(2), ':p:h')

local function check(holds, what)
  if not holds then
    error(what, 0)
  end
end

local function wait(what, holds)
  check(vim.wait(patience, holds, 20), 'waited in vain for ' .. what)
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
  local answers = vim.lsp.buf_request_sync(0, method, params, patience)
  check(answers and answers[client], 'no answer to ' .. method)
  return answers[client].result
end

-- What `vim.lsp.config` and `vim.lsp.enable` do, as far as the plugin needs it.
local function stand_in()
  local configs = {}
  vim.lsp.config = function(name, options)
    configs[name] = options
  end
  vim.lsp.enable = function(name)
    local options = configs[name]
    check(options.root_markers[1] == '.git', 'the roots are others')
    vim.api.nvim_create_autocmd('FileType', {
      pattern = options.filetypes,
      callback = function(event)
        local id = vim.lsp.start_client(vim.tbl_extend('error', options, { root_dir = vim.fn.getcwd() }))
        vim.lsp.buf_attach_client(event.buf, id)
      end,
    })
  end
end

local function wait_for_server()
  wait('the server', function()
    client = next(vim.lsp.buf_get_clients(0))
    return client ~= nil
  end)
end

-- A file of TableGen that includes another.
local function run_tablegen()
  vim.fn.writefile(machine, 'machine.td')
  vim.fn.writefile(uses_machine, 'uses.td')
  vim.cmd('edit! uses.td')
  check(vim.bo.filetype == 'tablegen', 'the file is not TableGen')
  check(vim.bo.commentstring == '// %s', 'comments of TableGen are others')
  wait_for_server()
  wait('a diagnostic of TableGen', function() return #vim.diagnostic.get(0) == 1 end)
  local found = vim.diagnostic.get(0)[1]
  check(found.lnum == 3 and found.col == 19, 'the diagnostic of TableGen is elsewhere')
  check(found.code == 'tablegen-undefined', 'the diagnostic of TableGen has another code')

  local hover = ask('textDocument/hover', 2, 18)
  check(hover.contents.value:find('int Encoding = 17', 1, true), 'hover does not say the value')

  local target = ask('textDocument/definition', 2, 18)
  target = target.range and target or target[1]
  check(target.uri == vim.uri_from_fname(vim.fn.fnamemodify('machine.td', ':p')), 'the definition is in another file')
  check(target.range.start.line == 3, 'the definition is elsewhere')

  vim.api.nvim_buf_set_text(0, 3, 19, 3, 21, { 'R1' })
  wait('the diagnostic of TableGen to go', function() return #vim.diagnostic.get(0) == 0 end)
end

-- A file that uses a dialect of IREE, whose sources are in the folder ABIDE_IREE: what its .td files say of an operation
-- is shown, and where.
local function run_dialect()
  local iree = vim.env.ABIDE_IREE
  if not iree then
    return
  end
  vim.fn.mkdir('project', 'p')
  vim.fn.writefile({
    '[dialects]',
    'paths = ["' .. iree .. '/compiler/src/iree/compiler/Dialect/Stream/IR"]',
    '[tablegen]',
    'include = ["' .. iree .. '/compiler/src"]',
    'llvm = "22"',
  }, 'project/abide.toml')
  vim.fn.writefile({
    'func.func @bytes(%resource: !stream.resource<transient>) -> index {',
    '  %size = stream.resource.size %resource : !stream.resource<transient>',
    '  return %size : index',
    '}',
  }, 'project/use.mlir')
  vim.cmd('edit! project/use.mlir')
  wait_for_server()
  local function defined(line, column, file)
    local target = ask('textDocument/definition', line, column)
    target = target and (target.range and target or target[1])
    return target and vim.endswith(target.uri, file)
  end
  -- The dialect is read in the background.
  wait('the definition of an operation', function() return defined(1, 14, '/StreamOps.td') end)
  check(defined(0, 32, '/StreamTypes.td') or defined(0, 32, '/StreamBase.td'), 'the type is not defined')
  local hover = ask('textDocument/hover', 1, 14)
  check(hover.contents.value:find('affinity', 1, true), 'hover does not say what the .td file says')
  check(#vim.diagnostic.get(0) == 0, 'something is wrong with the use of a dialect')
end

local function bytes_of(path)
  local file = assert(io.open(path, 'rb'))
  local bytes = file:read('*a')
  file:close()
  return bytes
end

-- A file of bytecode is text while it is edited.
local function run_bytecode()
  vim.fn.writefile({ 'func.func @f(%arg: i32) -> i32 {', '  return %arg : i32', '}' }, 'source.mlir')
  vim.fn.system({ vim.env.ABIDE, 'opt', 'source.mlir', '-emit-bytecode', '-emit-bytecode-version=3', '-o', 'a.mlirbc' })
  vim.cmd('edit! a.mlirbc')
  check(vim.bo.filetype == 'mlir', 'the text of bytecode is not MLIR')
  local lines = vim.api.nvim_buf_get_lines(0, 0, -1, false)
  check(lines[2] == '  func.func @f(%arg0: i32) -> i32 {' and lines[#lines] == '}', 'bytecode is not shown as text')
  check(not vim.bo.modified, 'the text of bytecode counts as changed')
  wait_for_server()
  vim.api.nvim_buf_set_lines(0, 2, 3, false, { '    return %other : i32' })
  wait('a diagnostic of bytecode', function() return #vim.diagnostic.get(0) == 1 end)
  local before = bytes_of('a.mlirbc')
  pcall(vim.cmd, 'silent! write')
  check(vim.bo.modified and bytes_of('a.mlirbc') == before, 'a text with an error takes the place of the file')
  vim.api.nvim_buf_set_lines(0, 1, 3, false, { '  func.func @g(%arg0: i32) -> i32 {', '    return %arg0 : i32' })
  vim.cmd('write')
  check(not vim.bo.modified, 'what was written counts as changed')
  check(bytes_of('a.mlirbc'):sub(1, 5) == 'ML\239R\7', 'the file has another version')
  check(vim.fn.system({ vim.env.ABIDE, 'opt', 'a.mlirbc' }):find('@g', 1, true), 'the change is not in the file')
  vim.fn.writefile({ 'ML' }, 'none.mlirbc', 'b')
  pcall(vim.cmd, 'silent! edit none.mlirbc')
  check(not vim.bo.modifiable, 'a file that is no bytecode could be overwritten')
end

local function run()
  vim.g.abide_cmd = { vim.env.ABIDE, 'lsp' }
  vim.opt.runtimepath:append(here)
  vim.cmd('filetype plugin on')
  if vim.env.ABIDE_NEW and not vim.lsp.config then
    stand_in()
  end
  vim.cmd('runtime plugin/abide.lua')
  vim.cmd('runtime plugin/abide_bytecode.lua')
  vim.fn.writefile(text, 'test.mlir')
  vim.cmd('edit test.mlir')
  check(vim.bo.filetype == 'mlir', 'the file is not MLIR')
  check(vim.bo.commentstring == '// %s', 'comments are others')
  wait_for_server()
  wait('a diagnostic', function() return #vim.diagnostic.get(0) == 1 end)
  local found = vim.diagnostic.get(0)[1]
  check(found.lnum == 1 and found.col == 26, 'the diagnostic is elsewhere')
  check(found.code == 'mlir-undefined-value', 'the diagnostic has another code')

  local hover = ask('textDocument/hover', 1, 21)
  check(hover.contents.value:find('%arg : i32', 1, true), 'hover does not say the type')

  local target = ask('textDocument/definition', 2, 10)
  target = target.range and target or target[1]
  check(target.range.start.line == 1 and target.range.start.character == 2, 'another definition')

  local uses = ask('textDocument/references', 2, 10, { context = { includeDeclaration = true } })
  check(#uses == 2, 'the references are others')

  local offered = ask('textDocument/completion', 1, 17)
  offered = offered.items or offered
  check(offered[1] and offered[1].label == 'arith.addi', 'another operation is offered')

  local here = { line = 1, character = 27 }
  local actions = ask('textDocument/codeAction', 1, 27, {
    range = { start = here, ['end'] = here },
    context = { diagnostics = {} },
  })
  check(actions[1].title:find("'%missing'", 1, true), 'the mistake has no fix')

  local edit = ask('textDocument/rename', 2, 10, { newName = 'total' })
  vim.lsp.util.apply_workspace_edit(edit, 'utf-16')
  local lines = vim.api.nvim_buf_get_lines(0, 0, -1, false)
  check(lines[2]:find('%total = ', 1, true), 'the definition is not renamed')
  check(lines[3] == '  return %total : i32', 'the use is not renamed')

  vim.api.nvim_buf_set_text(0, 1, 28, 1, 36, { '%arg' })
  wait('the diagnostic to go', function() return #vim.diagnostic.get(0) == 0 end)
  run_tablegen()
  run_dialect()
  run_bytecode()
end

local well, problem = pcall(run)
vim.fn.writefile({ well and 'all is well' or tostring(problem) }, vim.env.ABIDE_OUT)
vim.lsp.stop_client(vim.lsp.get_active_clients())
vim.cmd('qall!')
