let tell: () => void

export const shopIsLive = new Promise<void>((resolve) => {
  tell = resolve
})

export function tellThatShopIsLive(): void {
  tell()
}
