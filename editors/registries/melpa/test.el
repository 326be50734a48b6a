;;; test.el --- The recipe, and abide.el as a package -*- lexical-binding: t; -*-

;;; Commentary:

;; Installs the files of the recipe as MELPA's package would be, in an Emacs that has not loaded them, and opens files.

;;; Code:

(require 'cl-lib)
(require 'package)
(dolist (folder '("/usr/share/emacs/site-lisp/elpa" "/usr/share/emacs/site-lisp/elpa-src"))
  (add-to-list 'package-directory-list folder))
(setq package-user-dir (make-temp-file "abide-package" t)
      package-archives nil
      make-backup-files nil)
(package-initialize)

(defconst test-repository (expand-file-name "../../.." (file-name-directory load-file-name)))

(defun test-check (holds what)
  "Fail with WHAT unless HOLDS."
  (unless holds (error "%s" what)))

(let* ((recipe (with-temp-buffer
                 (insert-file-contents (expand-file-name "editors/registries/melpa/recipes/abide" test-repository))
                 (read (current-buffer))))
       (files (plist-get (cdr recipe) :files)))
  (test-check (eq (car recipe) 'abide) "the recipe has another name")
  (test-check (equal (plist-get (cdr recipe) :fetcher) 'github) "the recipe has another fetcher")
  (test-check (= (length files) 1) "the recipe has other files")
  (package-install-file (expand-file-name (car files) test-repository)))

(with-current-buffer (or (get-buffer "*Compile-Log*") (get-buffer-create "*no log*"))
  (test-check (not (string-match-p "Warning\\|Error" (buffer-string))) (buffer-string)))
(test-check (not (featurep 'abide)) "the package is loaded before it is used")
(dolist (file '(("a.mlir" . abide-mlir-mode) ("a.td" . abide-tablegen-mode)))
  (with-temp-buffer
    (setq buffer-file-name (expand-file-name (car file) package-user-dir))
    ;; Not a server, only the mode.
    (cl-letf (((symbol-function 'eglot-ensure) #'ignore))
      (set-auto-mode))
    (test-check (eq major-mode (cdr file)) (format "%s opens in %s" (car file) major-mode))
    (setq buffer-file-name nil)))
(delete-directory package-user-dir t)
(message "all is well")
