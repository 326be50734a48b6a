;;; test.el --- What a user of abide.el sees -*- lexical-binding: t; -*-

;;; Commentary:

;; Opens a file with the server ABIDE, and writes what it found into the file ABIDE_OUT: `all is well',
;; or what is not.

;;; Code:

(require 'package)
;; Where Debian puts packages, for an Emacs without eglot of its own.
(dolist (folder '("/usr/share/emacs/site-lisp/elpa" "/usr/share/emacs/site-lisp/elpa-src"))
  (add-to-list 'package-directory-list folder))
(package-initialize)
(require 'cl-lib)
(add-to-list 'load-path (file-name-directory load-file-name))
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
  (test-check (eq major-mode 'mlir-mode) "the file is not MLIR")
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
  (test-wait "the diagnostic to go" (null (flymake-diagnostics))))

(let ((problem (condition-case problem (progn (test-run) nil) (error problem))))
  (set-buffer-modified-p nil)
  (write-region (if problem (error-message-string problem) "all is well") nil (getenv "ABIDE_OUT"))
  (ignore-errors (eglot-shutdown (eglot-current-server) nil 5))
  (kill-emacs))
;;; test.el ends here
