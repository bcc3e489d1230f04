/**
 * Turns models into CMMN 1.1 XML, from which the parser reads them back as they were.
 *
 * <p>The public builder calls it. It may call the model and the shared XML writer.
 */
package io.millrace.cmmn.internal.writer;
