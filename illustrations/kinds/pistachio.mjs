import { body, curve, profiles } from "../body.mjs"
import { vary } from "../colour.mjs"
import { fill, furrows, group, speckles, stroke, veil } from "../stroke.mjs"

export const pistachio = {
  lights: { body: { round: 0.11, gloss: 0.22, shininess: 14 } },
  draw(place, random, light) {
    const shape = body(
      place,
      { width: random.between(0.25, 0.29), bend: random.bell() * 0.3, profile: profiles.oval, lumps: 0.05 },
      random,
    )
    const skin = random.chance(0.55)
    return group(
      light("body"),
      fill(shape.outline(), vary(skin ? "#a7a852" : "#a6b556", random, 0.07)),
      skin
        ? veil(
            shape,
            shape.patch(0.06, 0.94, random.between(-1, -0.4), random.between(0, 0.7)),
            "#8a5364",
            0.7,
          )
        : "",
      furrows(shape, random, {
        count: 7,
        dark: skin ? "#5d3343" : "#6f8730",
        light: "#cfdb86",
        width: 0.017,
        opacity: 0.5,
        wobble: 0.12,
      }),
      speckles(shape, random, { count: 8, colour: "#d9e39a", size: 0.02, opacity: 0.45, stretch: 3 }),
    )
  },
}

export const pistachioShell = {
  lights: {
    body: { round: 0.13, gloss: 0.28, shininess: 18, shade: [0.46, 0.36, 0.27] },
    kernel: { size: 0.4, round: 0.1, gloss: 0.2, shadow: 0.4 },
  },
  draw(place, random, light) {
    const shape = body(
      place,
      { width: random.between(0.32, 0.36), profile: profiles.drop, lumps: 0.02 },
      random,
    )
    const opening = random.between(0.2, 0.34)
    const lips = (share) => {
      const side = (sign) =>
        Array.from({ length: 6 }, (_, at) => {
          const along = 0.98 - at * 0.13
          return shape.point(
            along,
            sign * share * opening * Math.sin((1 - at / 5) * 1.6) * (1.1 + (along > 0.9 ? 0.6 : 0)) + 0.08,
          )
        })
      return curve([...side(-1), ...side(1).reverse()], true)
    }
    return (
      group(
        light("body"),
        fill(shape.outline(), vary("#ecd6a8", random, 0.05)),
        furrows(shape, random, { count: 8, dark: "#c4a06a", light: "#fff3d6", width: 0.012, opacity: 0.5 }),
        veil(shape, shape.patch(0, 0.08), "#b58d58", 0.7),
      ) +
      fill(lips(1.12), "#fbecc9") +
      fill(lips(1), "#5f4423") +
      group(light("kernel"), fill(lips(0.78), vary("#9db452", random, 0.08))) +
      stroke(shape.line(0.1, 0.5, 0.85), "#82505f", shape.size * 0.035, 0.5)
    )
  },
}
