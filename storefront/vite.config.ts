import { fileURLToPath } from "node:url"
import tailwindcss from "@tailwindcss/vite"
import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"

const contract = fileURLToPath(new URL("../plugins/shop-api/src/contract/", import.meta.url))

/** Where the development server finds the shop's calls and pictures: the edge, else the engine. */
const shop = process.env["SHOP_URL"] ?? process.env["ENGINE_URL"] ?? "http://127.0.0.1:9000"

/** Lets the browser ask for the fonts while it still reads the page, so that text settles early. */
function preloadFonts(): Plugin {
  return {
    name: "preload-fonts",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith(".woff2"))
          .map((file) => ({
            tag: "link",
            injectTo: "head" as const,
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: "" },
          })),
    },
  }
}

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), tailwindcss(), preloadFonts()],
  resolve: {
    // The workspace root holds React 18 for Medusa's admin; every package bundled here must meet React 19.
    dedupe: ["react", "react-dom", "@tanstack/react-query", "react-router-dom"],
    alias: {
      "@bon-perroquet/shop-api/contract": `${contract}index.ts`,
      // js-sdk's query strings, of which the shop uses the simplest: 13 KB (gzip) less for every shopper.
      qs: "@bon-perroquet/shop-react/query-string",
    },
  },
  server: {
    port: 5173,
    proxy: {
      "/api": { target: shop, changeOrigin: false },
      "/static": { target: shop, changeOrigin: false },
    },
  },
  build: {
    outDir: "dist/client",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [
          // The contract's schemas are built by calls; without this they, and zod, would stay in the entry.
          { test: /shop-api[\\/]src[\\/]contract/, sideEffects: false },
          // js-sdk does not say that its admin and store clients can be left out where only its transport is used.
          { test: /@medusajs[\\/]js-sdk/, sideEffects: false },
        ],
      },
    },
  },
})
