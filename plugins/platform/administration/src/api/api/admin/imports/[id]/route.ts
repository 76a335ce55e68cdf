import { importReadingInputSchema, importSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { importOf, readAgain } from "../../../../../imports"
import { requireImporter } from "../../../../../imports/calls/access"
import { idSchema } from "../../../../../products/reference"

export const GET = route(
  {
    summary: "Retrieve an import's progress",
    access: "administrator",
    params: idSchema,
    answer: importSchema,
    refusals: { 404: ["import_not_found"] },
  },
  async ({ params, language, container, request }) => {
    await requireImporter(request, params.id)
    return importOf(container, params.id, language)
  },
)

export const PATCH = route(
  {
    summary: "Read an import's file in another way",
    description:
      "Reads the stored file again, for example in another encoding, and replaces the lines. Allowed until " +
      "the import runs. Files are stored for 30 days.",
    access: "administrator",
    params: idSchema,
    body: importReadingInputSchema,
    example: { encoding: "windows-1252", columns: { "Réf. fournisseur": "sku" }, weight_unit: "kg" },
    answer: importSchema,
    refusals: {
      404: ["import_not_found"],
      409: ["import_started"],
      410: ["import_file_gone"],
      422: ["csv_unreadable", "csv_characters", "csv_columns", "csv_empty", "csv_too_long"],
    },
  },
  async ({ params, body, language, container, request }) => {
    await requireImporter(request, params.id)
    return readAgain(container, params.id, body, language)
  },
)
