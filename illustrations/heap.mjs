/**
 * Returns positions on the surface of a heap, seen from the front and above, the farthest first. Pieces have a minimum
 * distance in the picture. On steep parts they overlap like tiles.
 */
export function heapPlaces({ x, y, width, depth, height, size, peak = 1.5, gap = 0.46 }, random) {
  const places = []
  const near = (gap * size) ** 2
  const grid = gridOf(gap * size)
  const tries = Math.round((width * (depth + height)) / near) * 45 + 500
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const angle = random.between(0, Math.PI * 2)
    const radius = Math.sqrt(random.next()) * (1 + random.bell() * 0.025)
    const [u, v] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
    const lift = height * Math.max(0, 1 - u * u - v * v) ** (peak / 2)
    const place = { x: x + u * width, ground: y + v * depth, y: y + v * depth - lift, u, v, lift }
    if (
      grid.near(place).every((other) => (other.x - place.x) ** 2 + ((other.y - place.y) * 1.2) ** 2 > near)
    ) {
      places.push(place)
      grid.add(place)
    }
  }
  return places.sort((first, second) => first.ground - second.ground)
}

/** Indexes pieces in a grid to find neighbours fast. */
function gridOf(cell) {
  const cells = new Map()
  const key = (column, row) => `${column},${row}`
  const at = ({ x, y }) => [Math.floor(x / cell), Math.floor(y / cell)]
  return {
    add(place) {
      const name = key(...at(place))
      cells.set(name, [...(cells.get(name) ?? []), place])
    },
    near(place) {
      const [column, row] = at(place)
      const offsets = [-1, 0, 1]
      return offsets.flatMap((dx) => offsets.flatMap((dy) => cells.get(key(column + dx, row + dy)) ?? []))
    },
  }
}

/**
 * Returns positions of pieces that rolled away: most on one side, a few on the other. They do not overlap
 * each other or positions that `taken` rejects.
 */
export function loosePlaces({ x, y, width, depth, count, size, taken = () => false }, random) {
  const places = []
  const side = random.chance(0.5) ? 1 : -1
  for (let attempt = 0; attempt < 900 && places.length < count; attempt += 1) {
    const middle = random.chance(0.78) ? side * 0.58 : side * -0.66
    const u = middle + random.bell() * 0.34
    const place = { x: x + u * width, y: y + random.between(-1, 1) * depth, u: 0, v: 0, lift: 0 }
    const free = places.every(
      (other) => Math.hypot(other.x - place.x, (other.y - place.y) * 1.2) > size * 0.84,
    )
    const touches = [-1, 0, 1].some((step) =>
      taken({ x: place.x + step * size * 0.42, y: place.y - size * 0.2 }),
    )
    const room = size * 0.5
    const seen = place.x > room && place.x < 960 - room && place.y < 948 - room
    if (seen && free && !touches) places.push({ ...place, ground: place.y })
  }
  return places.sort((first, second) => first.ground - second.ground)
}
