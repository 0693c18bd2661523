/** Of the form that looks for agencies; the order goes along with it. */
export const DIRECTORY_FORM_ID = 'agencije-trazi';
