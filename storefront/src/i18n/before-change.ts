let prepare = () => Promise.resolve()

export function beforeLanguageChanges(task: () => Promise<void>): void {
  prepare = task
}

export const readyForLanguage = (): Promise<void> => prepare()
