/**
 * Reads case definitions at deployment and finds them again at run time.
 *
 * <p>Shared deployments and the commands call it. It may call the parser and persistence.
 */
package io.millrace.cmmn.internal.definition;
