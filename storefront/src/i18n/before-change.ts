let prepare = () => Promise.resolve()

/** Says what has to be done before the page is in another language. */
export function beforeLanguageChanges(task: () => Promise<void>): void {
  prepare = task
}

export const readyForLanguage = (): Promise<void> => prepare()
