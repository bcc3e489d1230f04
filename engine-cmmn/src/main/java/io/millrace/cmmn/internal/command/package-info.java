/**
 * The requests to a CMMN engine that are not shared with other engines, as data.
 *
 * <p>Services run them. They may call definitions, operations and what is below.
 */
package io.millrace.cmmn.internal.command;
