export const leaf = "#1f6b3a"
export const macaw = "#b5402f"
export const sky = "#1e6fa8"
