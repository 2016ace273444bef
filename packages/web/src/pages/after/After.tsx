const After = ({ id }: { readonly id: string }) => <p>{id}</p>;

export default After;
