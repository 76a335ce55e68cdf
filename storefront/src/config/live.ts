let tell: () => void

/** Fulfilled once the first screen works, and not only what stands around it. */
export const shopIsLive = new Promise<void>((resolve) => {
  tell = resolve
})

export function tellThatShopIsLive(): void {
  tell()
}
