const icon = (size: number, purpose = "any") => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
})

export const webManifest = (name: string) => ({
  name,
  short_name: name,
  id: "/",
  start_url: "/",
  display: "standalone",
  background_color: "#fbf7ef",
  theme_color: "#fbf7ef",
  icons: [icon(192), icon(512), icon(512, "maskable")],
})
