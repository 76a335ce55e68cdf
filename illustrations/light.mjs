/**
 * Light of all pictures, from the upper left. The filter below treats a piece's silhouette as relief, lights it, makes
 * its shade warm instead of black, and adds a soft shadow.
 */
const distant = (elevation) => `<feDistantLight azimuth="226" elevation="${elevation}"/>`

/** Returns a colour matrix for warm shade. The parameters are the red, green and blue that remain in full shadow. */
const warmth = ([red, green, blue], lift = 1.04) =>
  [red, green, blue].map((floor) => `${lift - floor} 0 0 0 ${floor}`).join(" ") + " 0 0 0 0 1"

export function lightFilter(id, options) {
  const { size, round = 0.13, relief = 1, grain = 0, grainSize = 0.5, gloss = 0.25, shininess = 18 } = options
  const { shadow = 0.5, reach = 0.06, shade = [0.42, 0.29, 0.21], elevation = 46, diffuse = 1.27 } = options
  // Blurs the light, because a relief of eight bits shows ripples.
  const { soft = grain ? 0.006 : 0.022 } = options
  const blur = (size * round).toFixed(2)
  const height = (size * round * 3.2 * relief).toFixed(2)
  const rough = grain
    ? `<feTurbulence type="${options.folded ? "turbulence" : "fractalNoise"}" baseFrequency="${((grainSize / size) * 10).toFixed(4)}" numOctaves="${options.folded ? 2 : 3}" seed="${options.seed ?? 3}" result="noise"/>
<feComposite in="dome" in2="noise" operator="arithmetic" k1="${grain * (options.folded ? 2 : 1)}" k2="${(1 - grain).toFixed(3)}" result="relief"/>`
    : `<feOffset in="dome" result="relief"/>`
  const lustre = gloss
    ? `<feSpecularLighting in="relief" surfaceScale="${height}" specularConstant="${gloss}" specularExponent="${shininess}" lighting-color="#fff8ea" >${distant(elevation + 6)}</feSpecularLighting>
<feGaussianBlur stdDeviation="${(size * soft).toFixed(2)}" result="spark"/>
<feComposite in="spark" in2="SourceAlpha" operator="in" result="spark"/>
<feComposite in="painted" in2="spark" operator="arithmetic" k2="1" k3="1" result="painted"/>`
    : ""
  const under = shadow
    ? `<feOffset in="SourceAlpha" dx="${(size * reach).toFixed(2)}" dy="${(size * reach * 1.25).toFixed(2)}"/>
<feGaussianBlur stdDeviation="${(size * reach * 0.85).toFixed(2)}"/>
<feColorMatrix values="0 0 0 0 ${options.shadowColour?.[0] ?? 0.2} 0 0 0 0 ${options.shadowColour?.[1] ?? 0.1} 0 0 0 0 ${options.shadowColour?.[2] ?? 0.05} 0 0 0 ${shadow} 0" result="under"/>`
    : ""
  return `<filter id="${id}" x="-30%" y="-30%" width="170%" height="170%" color-interpolation-filters="sRGB">
<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="dome"/>
${rough}
<feDiffuseLighting in="relief" surfaceScale="${height}" diffuseConstant="${diffuse}" lighting-color="#ffffff">${distant(elevation)}</feDiffuseLighting>
<feGaussianBlur stdDeviation="${(size * soft).toFixed(2)}"/>
<feColorMatrix values="${warmth(shade)}" result="lit"/>
<feBlend in="lit" in2="SourceGraphic" mode="multiply"/>
<feComposite in2="SourceAlpha" operator="in" result="painted"/>
${lustre}${under}
<feMerge>${shadow ? '<feMergeNode in="under"/>' : ""}<feMergeNode in="painted"/></feMerge></filter>`
}
