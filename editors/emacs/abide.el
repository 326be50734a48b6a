;;; abide.el --- MLIR and TableGen with the abide language server -*- lexical-binding: t; -*-

;; Author: The abide authors
;; URL: https://github.com/OWNER/abide
;; Version: 0.1.0
;; Package-Requires: ((emacs "28.1") (eglot "1.9"))
;; Keywords: languages
;; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

;;; Commentary:

;; (require 'abide) is all that is needed, and a package needs not even that: MLIR files open in
;; `abide-mlir-mode' and TableGen files in `abide-tablegen-mode', and eglot starts `abide lsp' for
;; them.  Where LLVM's own mlir-mode.el or tablegen-mode.el is loaded before, its mode is used.

;;; Code:

(require 'eglot)

(defgroup abide nil
  "MLIR and TableGen with the abide language server."
  :group 'languages)

(defcustom abide-command '("abide" "lsp")
  "The command that starts the server."
  :type '(repeat string))

(defcustom abide-settings nil
  "The settings of the server, as a property list.\nThe page docs/language-server.md has them."
  :type '(plist))

(defconst abide-font-lock-keywords
  `((,(rx bol (* space) "//" (* nonl)) . 'font-lock-comment-face)
    (,(rx (or "%" "^") (+ (any alnum "_$.-"))) . 'font-lock-variable-name-face)
    (,(rx "@" (+ (any alnum "_$.-"))) . 'font-lock-function-name-face)
    (,(rx (any "!#") (+ (any alnum "_$.-"))) . 'font-lock-constant-face)
    (,(rx symbol-start (or "tensor" "memref" "vector" "complex" "tuple" "index" "none" "bf16"
                           (seq (? (any "su")) "i" (+ digit)) (seq "f" (+ digit)))
          symbol-end)
     . 'font-lock-type-face)
    (,(rx symbol-start (any alpha "_") (* (any alnum "_$")) (+ "." (+ (any alnum "_$")))) . 'font-lock-keyword-face)
    (,(rx symbol-start (or "module" "return" "attributes" "loc" "affine_map" "dense" "private" "public")
          symbol-end)
     . 'font-lock-keyword-face))
  "Colours by the forms of MLIR's words.")

;;;###autoload
(define-derived-mode abide-mlir-mode prog-mode "MLIR"
  "Major mode for MLIR."
  (setq-local comment-start "// ")
  (setq-local comment-start-skip "//+\\s-*")
  (setq-local font-lock-defaults '(abide-font-lock-keywords))
  (modify-syntax-entry ?/ ". 12" abide-mlir-mode-syntax-table)
  (modify-syntax-entry ?\n ">" abide-mlir-mode-syntax-table)
  (modify-syntax-entry ?% "_" abide-mlir-mode-syntax-table))
;; The language's name for the server.
(put 'abide-mlir-mode 'eglot-language-id "mlir")

(defconst abide-tablegen-operators
  '("add" "and" "cast" "con" "cond" "dag" "div" "empty" "eq" "exists" "filter" "find" "foldl" "foreach" "ge"
    "getdagarg" "getdagname" "getdagop" "getdagopname" "getop" "gt" "head" "if" "initialized" "instances"
    "interleave" "isa" "le" "listconcat" "listflatten" "listremove" "listsplat" "logtwo" "lt" "match" "mul"
    "ne" "not" "or" "range" "repr" "setdagarg" "setdagname" "setdagop" "setdagopname" "setop" "shl" "size"
    "sra" "srl" "strconcat" "sub" "subst" "substr" "tail" "tolower" "toupper" "xor")
  "The operators of TableGen that begin with a bang.")

(defconst abide-tablegen-font-lock-keywords
  `((,(rx bol (* space) "#" (or "ifdef" "ifndef" "define" "else" "endif") symbol-end) . 'font-lock-preprocessor-face)
    (,(rx-to-string `(seq "!" (or ,@abide-tablegen-operators) symbol-end)) . 'font-lock-builtin-face)
    (,(rx "!" (* alpha)) . 'font-lock-warning-face)
    (,(rx "$" (any alpha "_") (* (any alnum "_"))) . 'font-lock-variable-name-face)
    (,(rx symbol-start (or "class" "multiclass") (+ space) (group (+ (any alnum "_")))) 1 'font-lock-type-face)
    (,(rx symbol-start (or "def" "defm" "defvar") (+ space) (group (+ (any alnum "_"))))
     1 'font-lock-variable-name-face)
    (,(rx symbol-start "let" (+ space) (group (or "append" "prepend")) (+ space) (any alnum "_"))
     1 'font-lock-keyword-face)
    (,(rx symbol-start (or "assert" "class" "def" "defm" "defset" "deftype" "defvar" "dump" "else" "field" "foreach"
                           "if" "in" "include" "let" "multiclass" "then")
          symbol-end)
     . 'font-lock-keyword-face)
    (,(rx symbol-start (or "bit" "bits" "code" "dag" "int" "list" "string") symbol-end) . 'font-lock-type-face)
    (,(rx symbol-start (or "true" "false" "NAME" (+ digit) (seq "0x" (+ hex-digit)) (seq "0b" (+ (any "01"))))
          symbol-end)
     . 'font-lock-constant-face))
  "Colours of TableGen.")

(defun abide--tablegen-propertize (start end)
  "Make the text in `[{ }]' between START and END strings."
  (goto-char start)
  (let ((is-code (eq t (nth 3 (syntax-ppss))))
        (mark (lambda (place)
                (put-text-property place (1+ place) 'syntax-table (string-to-syntax "|")))))
    (while (search-forward (if is-code "}]" "[{") end t)
      (let ((place (match-beginning 0)))
        (cond (is-code
               (funcall mark (1+ place))
               (setq is-code nil))
              ((not (nth 8 (save-excursion (syntax-ppss place))))
               (funcall mark place)
               (setq is-code t)))))))

;;;###autoload
(define-derived-mode abide-tablegen-mode prog-mode "TableGen"
  "Major mode for TableGen."
  (setq-local comment-start "// ")
  (setq-local comment-start-skip "\\(?://+\\|/\\*+\\)\\s-*")
  (setq-local indent-tabs-mode nil)
  (setq-local font-lock-defaults '(abide-tablegen-font-lock-keywords))
  (setq-local syntax-propertize-function #'abide--tablegen-propertize)
  (modify-syntax-entry ?/ ". 124" abide-tablegen-mode-syntax-table)
  (modify-syntax-entry ?* ". 23bn" abide-tablegen-mode-syntax-table)
  (modify-syntax-entry ?\n ">" abide-tablegen-mode-syntax-table)
  (modify-syntax-entry ?_ "_" abide-tablegen-mode-syntax-table)
  (modify-syntax-entry ?< "(>" abide-tablegen-mode-syntax-table)
  (modify-syntax-entry ?> ")<" abide-tablegen-mode-syntax-table))
;; The language's name for the server.
(put 'abide-tablegen-mode 'eglot-language-id "tablegen")

;;;###autoload
(unless (fboundp 'tablegen-mode)
  (add-to-list 'auto-mode-alist '("\\.td\\'" . abide-tablegen-mode)))
;;;###autoload
(unless (fboundp 'mlir-mode)
  (add-to-list 'auto-mode-alist '("\\.\\(?:mlir\\(?:\\.in\\)?\\|ttg?ir\\)\\'" . abide-mlir-mode)))

(defun abide--opt (&rest arguments)
  "Run `abide opt' with ARGUMENTS, and fail with its message."
  (with-temp-buffer
    (let ((status (apply #'call-process (car abide-command) nil t nil "opt" arguments)))
      (unless (eql status 0)
        (user-error "%s" (string-trim (buffer-string)))))))

(defun abide--bytecode-version (file)
  "The flags that keep the version of the bytecode in FILE: its fifth byte has it."
  (when (file-exists-p file)
    (let ((start (with-temp-buffer
                   (set-buffer-multibyte nil)
                   (insert-file-contents-literally file nil 0 5)
                   (buffer-string))))
      (when (string-prefix-p "ML\xefR" start)
        (list (format "-emit-bytecode-version=%d" (/ (aref start 4) 2)))))))

(defun abide--show-bytecode ()
  "Put the text of the file of bytecode that this buffer visits into it."
  (let ((text (make-temp-file "abide"))
        (inhibit-read-only t))
    (unwind-protect
        (progn
          (erase-buffer)
          (set-buffer-multibyte t)
          (setq buffer-file-coding-system 'utf-8-unix)
          (abide--opt buffer-file-name "-o" text)
          (let ((coding-system-for-read 'utf-8-unix))
            (insert-file-contents text))
          ;; The output ends with an empty line.
          (goto-char (point-max))
          (delete-blank-lines)
          (goto-char (point-min)))
      (delete-file text)
      (setq buffer-undo-list nil)
      (set-buffer-modified-p nil))))

(defun abide--save-bytecode ()
  "Write the text of this buffer as bytecode of the version that its file has."
  (let ((text (make-temp-file "abide" nil ".mlir"))
        (coding-system-for-write 'utf-8-unix))
    (unwind-protect
        (progn
          (write-region nil nil text nil 'silent)
          (apply #'abide--opt text "-emit-bytecode" "-o" buffer-file-name
                 (abide--bytecode-version buffer-file-name)))
      (delete-file text))
    (set-buffer-modified-p nil)
    (set-visited-file-modtime)
    t))

;;;###autoload
(defun abide-bytecode-mode ()
  "Show a file of bytecode as MLIR, and save it as bytecode."
  (interactive)
  ;; The file is not text, so saving is disabled until its MLIR is shown.
  (setq buffer-read-only t)
  (when (file-exists-p buffer-file-name)
    (abide--show-bytecode))
  (setq buffer-read-only nil)
  (if (fboundp 'mlir-mode) (mlir-mode) (abide-mlir-mode))
  (add-hook 'write-contents-functions #'abide--save-bytecode nil t))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.mlirbc\\'" . abide-bytecode-mode))

(defun abide--project (folder)
  "The project of a FOLDER that has no version control."
  (let ((root (or (locate-dominating-file folder "abide.toml")
                  (locate-dominating-file folder "tablegen_compile_commands.yml"))))
    (and root (cons 'transient (expand-file-name root)))))

(defun abide--contact (&rest _)
  "The command for eglot, with the settings."
  (append abide-command
          (and abide-settings (list :initializationOptions abide-settings))))

;; A server for each: older versions of eglot give all files of a server one language.
(dolist (mode '(abide-mlir-mode abide-tablegen-mode mlir-mode tablegen-mode))
  (add-to-list 'eglot-server-programs (cons mode #'abide--contact))
  (add-hook (intern (format "%s-hook" mode)) #'eglot-ensure))

;; Without a repository, the folder that says where TableGen files include from is the project.
(add-hook 'project-find-functions #'abide--project 90)

(provide 'abide)
;;; abide.el ends here
