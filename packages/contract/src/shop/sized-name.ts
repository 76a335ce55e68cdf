/** Returns the name of a product with its size: "Amandes décortiquées, 5 kg". */
export const sizedName = (name: string, size: string | null | undefined): string =>
  size ? `${name}, ${size}` : name
