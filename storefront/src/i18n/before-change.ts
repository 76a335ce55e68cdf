let prepare = () => Promise.resolve()

/** Registers a task that runs before a change of language. */
export function beforeLanguageChanges(task: () => Promise<void>): void {
  prepare = task
}

export const readyForLanguage = (): Promise<void> => prepare()
