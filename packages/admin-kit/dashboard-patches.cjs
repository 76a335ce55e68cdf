/** Text replacements in the built files of Medusa's dashboard, which make it show the shop's order numbers. */
const PATCHES = [
  {
    what: "the number in titles, in the search and where it is copied",
    find: /`#\$\{((?:\w+\??\.)*order)\.display_id\}`/g,
    put: "($1.custom_display_id ?? `#${$1.display_id}`)",
  },
  {
    what: "the number in headings",
    find: /"#",\s*order\.display_id\b/g,
    put: 'order.custom_display_id ?? "#" + order.display_id',
  },
  {
    what: "the column of orders",
    find: /cell: \(\{ getValue \}\) => \{\s*const id = getValue\(\);(\s*return [^;]*DisplayIdCell)/g,
    put: "cell: ({ getValue, row }) => { const id = row.original.custom_display_id ?? getValue();$1",
  },
  {
    what: "the column of orders in views",
    find: /\(value, _row, _column, _t\) => \{(\s*return [^;]*DisplayIdCell, \{ displayId: )value/g,
    put: "(value, _row, _column, _t) => {$1_row.custom_display_id ?? value",
  },
  {
    what: "the cell",
    find: /"#",\s*displayId\b/g,
    put: 'typeof displayId === "string" ? displayId : "#" + displayId',
  },
  {
    what: "the orders of a customer",
    find: /"id,status,display_id,/g,
    put: '"id,status,display_id,custom_display_id,',
  },
]

const OF_DASHBOARD = /[\\/]@medusajs[\\/]dashboard[\\/]dist[\\/][^?]*\.mjs/

/**
 * Returns a Vite plugin that shows `custom_display_id` (BP-2026-000019) instead of #19. The build fails if a
 * patch does not apply, for example after a dashboard upgrade.
 */
function orderNumbers() {
  const missing = new Set(PATCHES)
  return {
    name: "bon-perroquet:order-numbers",
    apply: "build",
    /** @param {string} code @param {string} id */
    transform(code, id) {
      if (!OF_DASHBOARD.test(id)) return null
      let patched = code
      for (const patch of PATCHES) {
        const next = patched.replace(patch.find, patch.put)
        if (next !== patched) missing.delete(patch)
        patched = next
      }
      return patched === code ? null : { code: patched, map: null }
    },
    buildEnd(/** @type {Error | undefined} */ error) {
      if (error || missing.size === 0) return
      const places = [...missing].map(({ what }) => what).join("; ")
      throw new Error(
        `The patch of the order number does not match Medusa Admin's dashboard. Expected places: ${places}.`,
      )
    },
  }
}

module.exports = { orderNumbers, PATCHES }
