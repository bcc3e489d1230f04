/**
 * Builds cases in code, and turns models into CMMN 1.1 XML and back.
 *
 * <p>Applications and tests call it. It may call the model, the parser and the writer.
 */
package io.millrace.cmmn.builder;
