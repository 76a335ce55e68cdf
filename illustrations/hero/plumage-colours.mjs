export const red = { deep: "#b3191c", body: "#d3262a", light: "#e8423a" }
export const blue = { deep: "#123f86", body: "#1d5fae", light: "#2f86cf" }
export const yellow = "#f3b622"
export const green = "#2f9a5a"
