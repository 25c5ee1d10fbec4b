import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import { useEffect } from 'react'

/** Keeps what a source of the style holds, also when another style has come. */
export function useSource(
  map: MapLibreMap | null,
  id: string,
  data: Parameters<GeoJSONSource['setData']>[0],
) {
  useEffect(() => {
    const put = () => void map?.getSource<GeoJSONSource>(id)?.setData(data)
    put()
    const { unsubscribe } = map?.on('style.load', put) ?? { unsubscribe: undefined }
    return unsubscribe
  }, [map, id, data])
}
