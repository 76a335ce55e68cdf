import { pictureSources } from "./picture-sources"

type ProductPictureProps = {
  /** Address of the picture; null where a product has none. */
  address: string | null | undefined
  /** What it shows; empty where the name stands beside it anyway. */
  alt: string
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
  /** In view when the page opens: fetched at once. */
  eager?: boolean
  /** The largest of its screen: fetched before the others. */
  first?: boolean
  className?: string
}

/** A product's square picture in the smallest file that is sharp. */
export function ProductPicture(props: ProductPictureProps) {
  const { address, alt, sizes, first = false, eager = first, className } = props
  if (!address) return <span aria-hidden className={`block aspect-square bg-sunken ${className ?? ""}`} />
  const { src, avif, webp } = pictureSources(address)
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        src={src}
        alt={alt}
        width={960}
        height={960}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={first ? "high" : undefined}
        decoding="async"
        className={`aspect-square object-cover ${className ?? ""}`}
      />
    </picture>
  )
}
