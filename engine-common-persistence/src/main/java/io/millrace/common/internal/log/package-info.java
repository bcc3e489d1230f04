/** What texts of callers and applications look like in messages and logs. Uses no other package. */
package io.millrace.common.internal.log;
