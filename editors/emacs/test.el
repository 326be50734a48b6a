;;; test.el --- What a user of abide.el sees -*- lexical-binding: t; -*-

;;; Commentary:

;; Opens files with the server ABIDE, and writes the result into the file ABIDE_OUT: `all is well',
;; or the failed check.

;;; Code:

(require 'package)
;; Where Debian puts packages, for an Emacs without eglot of its own.
(dolist (folder '("/usr/share/emacs/site-lisp/elpa" "/usr/share/emacs/site-lisp/elpa-src"))
  (add-to-list 'package-directory-list folder))
(package-initialize)
(require 'cl-lib)
(defconst test-folder (file-name-directory load-file-name))
(add-to-list 'load-path test-folder)
(require 'abide)

(setq abide-command (list (getenv "ABIDE") "lsp")
      eglot-sync-connect nil
      eglot-autoshutdown nil
      eglot-send-changes-idle-time 0.05
      flymake-no-changes-timeout 0.05
      make-backup-files nil
      auto-save-default nil)

(defvar test-patience (string-to-number (or (getenv "ABIDE_PATIENCE") "30"))
  "How long a user waits for something to appear, in seconds.")

(defun test-check (holds what)
  "Fail with WHAT unless HOLDS."
  (unless holds (error "%s" what)))

(defmacro test-wait (what &rest holds)
  "Wait until HOLDS, or fail with WHAT."
  `(let ((end (+ (float-time) test-patience)))
     (while (not (progn ,@holds))
       (test-check (< (float-time) end) (concat "waited in vain for " ,what))
       (accept-process-output nil 0.02))))

(defun test-run ()
  "Do what a user does."
  (with-temp-file "test.mlir"
    (insert "func.func @f(%arg: i32) -> i32 {\n"
            "  %sum = arith.addi %arg, %missing : i32\n"
            "  return %sum : i32\n}\n"))
  (find-file "test.mlir")
  (test-check (eq major-mode 'abide-mlir-mode) "the file is not MLIR")
  ;; What eglot waits for in an Emacs with a screen.
  (run-hooks 'post-command-hook)
  (test-wait "the server" (eglot-managed-p))
  (test-wait "a diagnostic" (flymake-diagnostics))
  (let ((found (car (flymake-diagnostics))))
    (test-check (equal (buffer-substring (flymake-diagnostic-beg found) (flymake-diagnostic-end found))
                       "%missing")
                "the diagnostic is elsewhere")
    (test-check (string-match-p "undeclared SSA value" (flymake-diagnostic-text found))
                "the diagnostic is another"))
  (goto-char (point-min))
  (search-forward "addi %a")
  (let* ((server (eglot--current-server-or-lose))
         (hover (jsonrpc-request server :textDocument/hover (eglot--TextDocumentPositionParams)
                                 :timeout test-patience)))
    (test-check (string-match-p "%arg : i32" (plist-get (plist-get hover :contents) :value))
                "the hover does not say the type"))
  (search-forward "%missing")
  (replace-match "%arg")
  ;; An Emacs without a screen is never idle, and eglot waits for that.
  (eglot--signal-textDocument/didChange)
  (test-wait "the diagnostic to go" (null (flymake-diagnostics)))
  (set-buffer-modified-p nil)
  (test-colours)
  (test-tablegen)
  (set-buffer-modified-p nil)
  (test-dialect)
  (test-bytecode))

(defun test-words (enumeration)
  "The words of an ENUMERATION of the lexer."
  (with-temp-buffer
    (insert-file-contents (expand-file-name "../../core/tablegen/src/lexer/token.rs" test-folder))
    (re-search-forward (concat "^    " enumeration " {"))
    (let ((end (save-excursion (search-forward "}"))) words)
      (while (re-search-forward "\"\\([a-z]+\\)\"" end t)
        (push (match-string 1) words))
      (test-check (> (length words) 20) (concat "the lexer has no " enumeration))
      words)))

(defun test-face (text column)
  "The face that the letter of TableGen TEXT at COLUMN has."
  (with-temp-buffer
    (let (abide-tablegen-mode-hook) (abide-tablegen-mode))
    (insert text)
    (font-lock-set-defaults)
    (syntax-propertize (point-max))
    (font-lock-fontify-region (point-min) (point-max))
    (get-text-property (1+ column) 'face)))

(defun test-colours ()
  "Each word of the lexer has its colour, and code and comments end where they do."
  (dolist (word (test-words "Keyword"))
    (test-check (memq (test-face (concat " " word " ") 1)
                      '(font-lock-keyword-face font-lock-type-face font-lock-constant-face))
                (concat word " has no colour")))
  (dolist (word (test-words "Bang"))
    (test-check (eq (test-face (concat " !" word " ") 2) 'font-lock-builtin-face)
                (concat "!" word " has no colour")))
  (dolist (case '(("!nothing" 0 font-lock-warning-face)
                  ("/* a /* b */ def */ def" 13 font-lock-comment-face)
                  ("/* a /* b */ def */ def" 20 font-lock-keyword-face)
                  ("[{ \" /* }] // c" 4 font-lock-string-face)
                  ("[{ \" /* }] def" 11 font-lock-keyword-face)
                  ("// [{\ndef" 6 font-lock-keyword-face)
                  ("#ifdef X" 1 font-lock-preprocessor-face)
                  ("let append x" 4 font-lock-keyword-face)
                  ("let append = 1" 4 nil)
                  ("8i 8" 0 nil)
                  ("8i 8" 3 font-lock-constant-face)))
    (let ((face (test-face (car case) (cadr case))))
      (test-check (eq face (nth 2 case)) (format "%S has the colour %s" case face)))))

(defun test-tablegen ()
  "Open a file of TableGen that includes another."
  (with-temp-file "machine.td"
    (insert "class Register<int number> {\n  int Encoding = !add(number, 16);\n}\n"
            "def R1 : Register<1>;\n"))
  (with-temp-file "uses.td"
    (insert "include \"machine.td\"\ndef uses {\n  Register Left = R1;\n  Register Right = R9;\n}\n"))
  (find-file "uses.td")
  (test-check (eq major-mode 'abide-tablegen-mode) "the file is not TableGen")
  (run-hooks 'post-command-hook)
  (test-wait "the server of TableGen" (eglot-managed-p))
  (test-wait "a diagnostic of TableGen" (flymake-diagnostics))
  (let ((found (car (flymake-diagnostics))))
    (test-check (equal (buffer-substring (flymake-diagnostic-beg found) (flymake-diagnostic-end found)) "R9")
                "the diagnostic of TableGen is elsewhere"))
  (goto-char (point-min))
  (search-forward "Left = ")
  (cl-flet ((ask (method)
              (jsonrpc-request (eglot--current-server-or-lose) method (eglot--TextDocumentPositionParams)
                               :timeout test-patience)))
    (test-check (string-match-p "int Encoding = 17"
                                (plist-get (plist-get (ask :textDocument/hover) :contents) :value))
                "the hover does not say the value")
    (let* ((found (ask :textDocument/definition))
           (place (if (vectorp found) (aref found 0) found)))
      (test-check (string-suffix-p "/machine.td" (plist-get place :uri)) "the definition is in another file")
      (test-check (equal 3 (plist-get (plist-get (plist-get place :range) :start) :line))
                  "the definition is elsewhere")))
  (let ((folder (file-name-as-directory (make-temp-file "abide" t))))
    (test-check (null (abide--project folder)) "a project out of nothing")
    (write-region "" nil (concat folder "abide.toml"))
    (make-directory (concat folder "below"))
    (test-check (equal (abide--project (concat folder "below/")) (cons 'transient folder))
                "the project is elsewhere")
    (delete-directory folder t)))

(defun test-dialect ()
  "Open a file that uses a dialect of IREE, whose sources are in the folder ABIDE_IREE."
  (when-let ((iree (getenv "ABIDE_IREE")))
    (make-directory "project" t)
    (with-temp-file "project/abide.toml"
      (insert "[dialects]\npaths = [\"" iree "/compiler/src/iree/compiler/Dialect/Stream/IR\"]\n"
              "[tablegen]\ninclude = [\"" iree "/compiler/src\"]\nllvm = \"22\"\n"))
    (with-temp-file "project/use.mlir"
      (insert "func.func @bytes(%resource: !stream.resource<transient>) -> index {\n"
              "  %size = stream.resource.size %resource : !stream.resource<transient>\n"
              "  return %size : index\n}\n"))
    (let ((before default-directory))
      (find-file "project/use.mlir")
      (run-hooks 'post-command-hook)
      (test-wait "the server of a dialect" (eglot-managed-p))
      (search-forward "stream.resource.s")
      (cl-flet ((ask (method)
                  (jsonrpc-request (eglot--current-server-or-lose) method
                                   (eglot--TextDocumentPositionParams) :timeout test-patience)))
        ;; The dialect is read in the background.
        (test-wait "the definition of an operation"
                   (let* ((found (ask :textDocument/definition))
                          (place (if (vectorp found) (and (> (length found) 0) (aref found 0)) found)))
                     (and place (string-suffix-p "/StreamOps.td" (plist-get place :uri)))))
        (test-check (string-match-p "affinity"
                                    (plist-get (plist-get (ask :textDocument/hover) :contents) :value))
                    "the hover does not say what the .td file says"))
      (set-buffer-modified-p nil)
      (find-file (expand-file-name "source.mlir" before)))))

(defun test-bytes (file)
  "The bytes of FILE."
  (with-temp-buffer
    (set-buffer-multibyte nil)
    (insert-file-contents-literally file)
    (buffer-string)))

(defun test-bytecode ()
  "Open a file of bytecode, change it, and save it."
  (with-temp-file "source.mlir"
    (insert "func.func @f(%arg: i32) -> i32 {\n  return %arg : i32\n}\n"))
  (abide--opt "source.mlir" "-emit-bytecode" "-emit-bytecode-version=3" "-o" "a.mlirbc")
  (find-file "a.mlirbc")
  (test-check (eq major-mode 'abide-mlir-mode) "the text of bytecode is not MLIR")
  (test-check (equal (buffer-string)
                     "module {\n  func.func @f(%arg0: i32) -> i32 {\n    return %arg0 : i32\n  }\n}\n")
              "bytecode is not shown as text")
  (test-check (not (buffer-modified-p)) "the text of bytecode counts as changed")
  (run-hooks 'post-command-hook)
  (test-wait "the server of bytecode" (eglot-managed-p))
  (search-forward "return %arg0")
  (replace-match "return %other")
  (eglot--signal-textDocument/didChange)
  ;; An Emacs with a screen starts it when it shows the buffer.
  (flymake-start)
  (test-wait "a diagnostic of bytecode" (flymake-diagnostics))
  (let ((before (test-bytes "a.mlirbc")))
    (ignore-errors (save-buffer))
    (test-check (and (buffer-modified-p) (equal before (test-bytes "a.mlirbc")))
                "a text with an error takes the place of the file"))
  (goto-char (point-min))
  (search-forward "@f")
  (replace-match "@g")
  (search-forward "%other")
  (replace-match "%arg0")
  (save-buffer)
  (test-check (not (buffer-modified-p)) "what was saved counts as changed")
  (test-check (equal (substring (test-bytes "a.mlirbc") 0 5) "ML\xefR\7") "the file has another version")
  (revert-buffer t t)
  (test-check (string-match-p "@g(%arg0" (buffer-string)) "the change is not in the file")
  (set-buffer-modified-p nil)
  (with-temp-file "none.mlirbc" (insert "ML"))
  (ignore-errors (find-file "none.mlirbc"))
  (with-current-buffer (get-file-buffer "none.mlirbc")
    (test-check buffer-read-only "a file that is no bytecode could be overwritten")))

(let ((problem (condition-case problem (progn (test-run) nil) (error problem))))
  (set-buffer-modified-p nil)
  (write-region (if problem (error-message-string problem) "all is well") nil (getenv "ABIDE_OUT"))
  (ignore-errors (eglot-shutdown (eglot-current-server) nil 5))
  (kill-emacs))
;;; test.el ends here
