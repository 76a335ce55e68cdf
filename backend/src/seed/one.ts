export function one<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined) throw new Error("The engine did not return the requested row.")
  return row
}
