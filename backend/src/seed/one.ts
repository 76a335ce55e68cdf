export function one<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined) throw new Error("The engine answered without the row that was asked for")
  return row
}
