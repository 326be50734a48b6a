-- Shows files of bytecode (.mlirbc) as text, and writes the text as bytecode of the version that the file has. The
-- program is that of the server: the first word of vim.g.abide_cmd, or `abide`.

if vim.g.loaded_abide_bytecode then
  return
end
vim.g.loaded_abide_bytecode = true

-- Runs `abide opt`; returns the error if it fails.
local function opt(arguments, input)
  local program = (vim.g.abide_cmd or { 'abide' })[1]
  if vim.fn.executable(program) == 0 then
    return ('abide: cannot find %s. Put abide on the PATH, or set vim.g.abide_cmd.'):format(program)
  end
  local said = vim.fn.system(vim.list_extend({ program, 'opt' }, arguments), input)
  return vim.v.shell_error ~= 0 and vim.trim(said) or nil
end

-- The flag that keeps the version of a file: its fifth byte encodes the version, followed by a one
-- bit.
local function version_flag(path)
  local file = io.open(path, 'rb')
  local start = file and file:read(5) or ''
  if file then
    file:close()
  end
  local version = start:match('^ML\239R(.)')
  return version and ('-emit-bytecode-version=%d'):format((version:byte() - 1) / 2)
end

local function read(event)
  local path = vim.fn.fnamemodify(event.match, ':p')
  if vim.fn.filereadable(path) == 1 then
    local shown = vim.fn.tempname()
    local problem = opt({ path, '-o', shown })
    if problem then
      vim.notify(problem, vim.log.levels.ERROR)
      -- An empty text must not take the place of the file.
      vim.bo.readonly, vim.bo.modifiable = true, false
      return
    end
    local lines = vim.fn.readfile(shown)
    vim.fn.delete(shown)
    -- The output ends with an empty line.
    if lines[#lines] == '' then
      lines[#lines] = nil
    end
    local levels = vim.bo.undolevels
    vim.bo.undolevels = -1
    vim.api.nvim_buf_set_lines(event.buf, 0, -1, false, lines)
    vim.bo.undolevels = levels
  end
  vim.bo.modified = false
  vim.bo.filetype = 'mlir'
  vim.cmd('doautocmd <nomodeline> BufReadPost ' .. vim.fn.fnameescape(event.match))
end

local function write(event)
  local path = vim.fn.fnamemodify(event.match, ':p')
  local text = table.concat(vim.api.nvim_buf_get_lines(event.buf, 0, -1, false), '\n') .. '\n'
  local flags = { '-emit-bytecode', '-o', path, '-' }
  table.insert(flags, 1, version_flag(path))
  local problem = opt(flags, text)
  if problem then
    vim.notify(problem, vim.log.levels.ERROR)
    return
  end
  vim.bo[event.buf].modified = false
  vim.cmd('doautocmd <nomodeline> BufWritePost ' .. vim.fn.fnameescape(event.match))
end

local group = vim.api.nvim_create_augroup('abide_bytecode', {})
vim.api.nvim_create_autocmd('BufReadCmd', { group = group, pattern = '*.mlirbc', callback = read })
vim.api.nvim_create_autocmd('BufWriteCmd', { group = group, pattern = '*.mlirbc', callback = write })
