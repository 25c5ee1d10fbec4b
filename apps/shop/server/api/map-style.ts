import type { FastifyPluginAsync } from 'fastify'
import type { MapStyles } from '../map-style/open-map-style.ts'

/** The style document of maps, whole and ready to draw; nothing where maps are our own. */
export const mapStyle: FastifyPluginAsync<{ mapStyles: MapStyles }> = async (api, { mapStyles }) => {
  api.get('/map/style.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    const style = mapStyles.current()
    return style ? style.document : reply.code(204).send()
  })
}
