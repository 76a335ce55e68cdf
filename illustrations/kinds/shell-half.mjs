import { fill, group, stroke } from "../stroke.mjs"

/** Draws half of a cracked shell, hollow side up: rim, shaded inside, and content. */
export function shellHalf(
  shape,
  light,
  { shell, rim, inside, thickness = 0.84, surface = "", content = "" },
) {
  const hollow = shape.outline(thickness)
  return (
    group(
      light("body"),
      fill(shape.outline(), shell),
      surface,
      fill(shape.outline((1 + thickness) / 2), rim),
    ) +
    fill(hollow, inside) +
    `<path d="${hollow}" fill="url(#hollow)"/>` +
    content +
    stroke(shape.line(-thickness, 0.12, 0.88), "#fff3dc", shape.size * 0.012, 0.5)
  )
}
