export { addEmbed, openReadApi, type EmbedOptions } from './embed.routes';
