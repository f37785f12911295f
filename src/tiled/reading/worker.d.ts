/** A worker whose code is part of the page's own, so that no bundler and no server has to know of another file. */
declare module '*?worker&inline' {
  const InlineWorker: new () => Worker;
  export default InlineWorker;
}
