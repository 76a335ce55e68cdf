import { isDeepStrictEqual } from "node:util"
import { recordChange, type ChangeDetails } from "@bon-perroquet/api-kit/changes"
import { type AdminCategory, LANGUAGES } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { flatCustomFields } from "../product-file"
import { categoryIn } from "./read"

type Logged = Record<string, unknown>

/**
 * Returns the fields of a category for the change log. The parent category is logged by name, because it may be
 * deleted later.
 */
function logged(category: AdminCategory, all: readonly AdminCategory[]): Logged {
  const { parent_id, picture, is_shown, is_perishable, google_category } = category
  return {
    ...Object.fromEntries(
      LANGUAGES.flatMap((language) =>
        (["name", "description", "handle"] as const).map((field) => {
          const name = `${field}_${language}` as const
          return [name, category[name]]
        }),
      ),
    ),
    ...{ parent: parent_id && categoryIn(all, parent_id).name_fr, picture, is_shown },
    ...{ perishable: is_perishable, google_category },
    ...flatCustomFields(category),
  }
}

type About = Pick<AdminCategory, "id" | "name_fr">

export const recordCategory = (
  container: MedusaContainer,
  by: string,
  { id, name_fr }: About,
  details: ChangeDetails,
): Promise<void> =>
  recordChange(container, { by, subject: "category", subject_id: id, label: name_fr, ...details })

export const recordNew = (
  container: MedusaContainer,
  by: string,
  category: AdminCategory,
  all: readonly AdminCategory[],
): Promise<void> =>
  recordCategory(container, by, category, { action: "created", before: null, after: logged(category, all) })

export const recordGone = (
  container: MedusaContainer,
  by: string,
  category: AdminCategory,
  { all, into }: { all: readonly AdminCategory[]; into?: AdminCategory },
): Promise<void> =>
  recordCategory(container, by, category, {
    action: into ? "merged" : "deleted",
    before: logged(category, all),
    after: into ? { merged_into: into.name_fr } : null,
  })

export async function recordDifference(
  container: MedusaContainer,
  by: string,
  id: string,
  { before, after }: { before: readonly AdminCategory[]; after: readonly AdminCategory[] },
): Promise<void> {
  const category = categoryIn(after, id)
  const [was, is] = [logged(categoryIn(before, id), before), logged(category, after)]
  const changed = Object.keys(is).filter((field) => !isDeepStrictEqual(was[field], is[field]))
  if (changed.length === 0) return
  const of = (values: Logged) => Object.fromEntries(changed.map((field) => [field, values[field]]))
  await recordCategory(container, by, category, { action: "changed", before: of(was), after: of(is) })
}
