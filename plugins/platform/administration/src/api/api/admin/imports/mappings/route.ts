import { importMappingInputSchema, importMappingSchema, importMappingsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { mappingsOf, saveMapping } from "../../../../../imports/calls/mappings"

export const GET = route(
  { summary: "List saved import mappings", access: "administrator", answer: importMappingsSchema },
  ({ container }) => mappingsOf(container).list(),
)

export const PUT = route(
  {
    summary: "Save an import mapping",
    description:
      "Saves how files of one source are read, and replaces the mapping of the same name. To use it, send its " +
      "`reading` to PATCH /api/admin/imports/{id}.",
    access: "administrator",
    body: importMappingInputSchema,
    example: {
      kind: "csv",
      name: "Noiseraie",
      reading: {
        columns: { "Réf. fournisseur": "sku", "Tarif HT": "price" },
        language: "fr",
        weight_unit: "kg",
        prices_include_vat: false,
      },
    },
    answer: importMappingSchema,
    refusals: { 409: ["mapping_name_in_use"] },
  },
  ({ body, container }) => saveMapping(container, body),
)
