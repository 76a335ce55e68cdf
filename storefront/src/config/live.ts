let tell: () => void

/** Resolves when the first screen is hydrated. */
export const shopIsLive = new Promise<void>((resolve) => {
  tell = resolve
})

export function tellThatShopIsLive(): void {
  tell()
}
