/** Returns the PNG file of a logo. */
export type ReadLogo = (id: string) => Promise<Buffer | undefined>

let read: ReadLogo | undefined

export function readLogosWith(reader: ReadLogo | undefined): void {
  read = reader
}

export const logoWith = async (id: string | null | undefined): Promise<Buffer | undefined> =>
  id ? read?.(id) : undefined
