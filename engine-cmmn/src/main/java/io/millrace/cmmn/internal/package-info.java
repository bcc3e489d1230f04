/**
 * Puts a CMMN engine together by plain constructors.
 *
 * <p>The configuration calls it. It may call all packages below it and the shared layer.
 */
package io.millrace.cmmn.internal;
