/**
 * Events that come from outside and go there: their definitions, the channels they take, and what
 * an application implements to connect a channel with a broker.
 *
 * <p>Applications call it; both engines hand out its {@code EventRegistry}.
 */
package io.millrace.common.eventregistry;
