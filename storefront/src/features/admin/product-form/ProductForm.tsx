import type { AdminProduct } from "@bon-perroquet/contract"
import { useSaveProduct } from "@bon-perroquet/shop-react/admin"
import { zodResolver } from "@hookform/resolvers/zod"
import { FormProvider, useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { useTold } from "../products/use-told"
import { ImagesField } from "./ImagesField"
import { LanguageFields } from "./LanguageFields"
import { inputFrom, NEW_VALUES, productFormSchema, valuesOf, type ProductValues } from "./product-form"
import { SaleFields } from "./SaleFields"

type ProductFormProps = { product?: AdminProduct; onClose: () => void }

/** Everything that can be said of a product. */
export function ProductForm({ product, onClose }: ProductFormProps) {
  const { t } = useTranslation("admin")
  const { mutateAsync, isPending } = useSaveProduct()
  const told = useTold()
  const form = useForm<ProductValues>({
    resolver: zodResolver(productFormSchema),
    defaultValues: product ? valuesOf(product) : NEW_VALUES,
  })
  // Subscribed to here: it is read when the form is sent.
  const { dirtyFields } = form.formState

  async function save(values: ProductValues) {
    const { stock, ...rest } = inputFrom(values)
    // Goods are sold while a form is open: stock that nobody changed here is left as it is by then.
    const input = !product || dirtyFields.stock ? { ...rest, stock } : rest
    const saving = mutateAsync({ id: product?.id, product: input })
    const [done, failed] = product
      ? [t("done.changed"), t("failure.changed")]
      : [t("done.created"), t("failure.created")]
    await told(saving, done, failed).then(onClose, () => undefined)
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="flex flex-col gap-8"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <LanguageFields />
        <SaleFields isNew={!product} />
        <ImagesField />
        <div className="flex flex-wrap gap-3 border-t border-line pt-5">
          <Button type="submit" pending={isPending}>
            {t(product ? "form.save" : "form.create")}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
