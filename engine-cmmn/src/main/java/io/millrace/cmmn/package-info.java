/**
 * The CMMN engine and its services: where an application begins to work with cases.
 *
 * <p>Applications call it. It may call the public packages of {@code io.millrace.common}; one class
 * of it, the configuration, builds the engine.
 */
package io.millrace.cmmn;
