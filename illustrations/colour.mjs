const parse = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
const print = (rgb) =>
  `#${rgb
    .map((v) =>
      Math.round(Math.min(255, Math.max(0, v)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`

/** Mixes two colours. `share` 0 is the first, 1 the second. */
export function mix(first, second, share) {
  const to = parse(second)
  return print(parse(first).map((value, at) => value + (to[at] - value) * share))
}

export function vary(colour, random, amount = 0.08) {
  const bright = 1 + random.bell() * amount
  const warm = random.bell() * amount * 40
  const [red, green, blue] = parse(colour)
  return print([red * bright + warm, green * bright, blue * bright - warm])
}
