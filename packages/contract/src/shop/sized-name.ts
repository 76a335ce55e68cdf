/** What is ordered of a product that comes in several sizes: "Amandes décortiquées, 5 kg". */
export const sizedName = (name: string, size: string | null | undefined): string =>
  size ? `${name}, ${size}` : name
