/**
 * What code of the application implements and sees inside a case.
 *
 * <p>The engine calls it; it may call the services.
 */
package io.millrace.cmmn.delegate;
