;;; abide.el --- MLIR with the abide language server -*- lexical-binding: t; -*-

;; Version: 0.1.0
;; Package-Requires: ((emacs "28.1") (eglot "1.9"))
;; Keywords: languages
;; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

;;; Commentary:

;; (require 'abide) is all that is needed: MLIR files open in `mlir-mode', and eglot starts `abide lsp'
;; for them.  Where LLVM's own mlir-mode.el is loaded, its mode is used.

;;; Code:

(require 'eglot)

(defgroup abide nil
  "MLIR with the abide language server."
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

(unless (fboundp 'mlir-mode)
  (define-derived-mode mlir-mode prog-mode "MLIR"
    "Major mode for MLIR."
    (setq-local comment-start "// ")
    (setq-local comment-start-skip "//+\\s-*")
    (setq-local font-lock-defaults '(abide-font-lock-keywords))
    (modify-syntax-entry ?/ ". 12" mlir-mode-syntax-table)
    (modify-syntax-entry ?\n ">" mlir-mode-syntax-table)
    (modify-syntax-entry ?% "_" mlir-mode-syntax-table)))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.\\(?:mlir\\(?:\\.in\\)?\\|ttg?ir\\)\\'" . mlir-mode))

(defun abide--contact (&rest _)
  "What eglot starts."
  (append abide-command
          (and abide-settings (list :initializationOptions abide-settings))))

(add-to-list 'eglot-server-programs '(mlir-mode . abide--contact))
(add-hook 'mlir-mode-hook #'eglot-ensure)

(provide 'abide)
;;; abide.el ends here
