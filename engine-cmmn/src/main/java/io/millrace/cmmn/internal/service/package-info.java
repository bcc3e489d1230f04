/**
 * The services of a CMMN engine: they check arguments and run commands.
 *
 * <p>Applications call them through the public interfaces. They may call commands and shared calls.
 */
package io.millrace.cmmn.internal.service;
