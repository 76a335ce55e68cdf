/** Returns the unique id of a heading for links: "Délais de livraison" becomes delais-de-livraison. */
export function headingId(heading: string, taken: Set<string>): string {
  const words = heading
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
  const base = words || "part"
  let id = base
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`
  taken.add(id)
  return id
}
