/**
 * How the application's objects that models name are made and given their fields, for both engines.
 *
 * <p>Behaviors call it; it calls code of the application.
 */
package io.millrace.common.internal.delegate;
